// A sample of saves that primes the model for compressing links (`engine/text-model.ts`). A change breaks
// links that were sent.
export const PRIMER = `tilery 1
id tilt:4x4#20261125
at 300
up
left
down
right
up
left x2
down
left
tilery 1
id tilerama:classic-a-x4#20261125
at 40
r1c1 right
r2c3 down
r4c4 up
r3c2 left
tilery 1
id tileburst:classic#20261125
at 200
place 0 r1c1
place 1 r4c2
place m0 r3c5
swap
place 2 r5c3
place m3 r2c4
place 3 r6c6
tilery 1
id mound:classic-5-8-5#20261125
at 120
throw left 8
throw right 7
drop 4
drop 6
lift 5
knock left 3
knock right 2
tilery 1
id tilecode:crates#20261125
at 80
hash 256 0123456789abcdef
. x12
U
R x3
LA
D
. x4
result 1
by Ada
on 2026-11-25
score 12345
times 12 8 9 14 7 22 31 5
`;
