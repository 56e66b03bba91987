// Positions for the small boards of the rules, by game; the rules' text says where each stands, as @1, @2 ...

export const EXAMPLES: Record<string, readonly string[]> = {
  tilt: ['tilt:4x2@0,2,0,2/4,0,0,0', 'tilt:4x4@0,0,0,0/2,2,2,0/0,0,0,0/4,2,2,0'],
};
