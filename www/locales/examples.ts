// Positions for the small boards of the rules, by game; the rules' text says where each stands, as @1, @2 ...

export const EXAMPLES: Record<string, readonly string[]> = {
  tilt: ['tilt:4x2@0,2,0,2/4,0,0,0', 'tilt:4x4@0,0,0,0/2,2,2,0/0,0,0,0/4,2,2,0'],
  tilerama: [
    'tilerama:own@+ + + +| 1 2 . |+ + + +;goal=+ + + +| . 1 2 |+ + + +;moves=0',
    'tilerama:own@+ + + +|a3 1 2a|+ + + +;goal=+ + + +| 1 2 3 |+ + + +;moves=0',
    'tilerama:own@o + + o| 2 3 6 |+ + + +| 1 4 5 |o + + o;goal=o + + o| 1 2 3 |+ + + +| 4 5 6 |o + + o;moves=0',
    'tilerama:own@+ + + +| 1=1 2 |+ + + +| 3 . . |+ + + +;goal=+ + + +| ? ? ? |+ + + +| ? 1=1 |+ + + +;moves=0',
  ],
  mound: [
    'mound:classic-4-4-5@1/0/0/........-........-........-........-........-........-........-aa.d..cb/bcabcdbc+cdbcdbcd/bcdbcdbc+cdbcdbcd/bcdbcdbc+cdbcdbcd/bcdbcdbc+cdbcdbcd/bcd',
    'mound:mixed-4-4-5@1/0/0/........-........-........-........-........-........-..b.....-..dcb..c/bcdbcdbc+cdbcdbcd/bcdbcdbc+cdbcdbcd/bcdbcdbc+cdbcdbcd/bcdbcdac+cdbcdbcd/bcd',
  ],
  tileburst: [
    'tileburst:classic@6/......-......-......-bbbbb.-r.g...-rr.gg./b1/g10+11/0/0',
    'tileburst:classic@5/bgvr.-rybgv-bbbyb-bbbvr-bbbbg/r1/g11/1/0',
  ],
};
