/** Faces of blocks, 8 × 8 letters each. */
export const faces = {
  masonry: `
baaaaaac
baaaaaac
ccccccce
aacbaaaa
aacbaaaa
ccecccce
baaaaaac
ccccccce`,
  turf: `
mmmmmmmm
mlmmlmml
wlwmwwlw
wwwwwvww
wvwwwwww
wwwwvwww
wwvwwwwv
wwwwwwww`,
  grass: `
mmmmmlmm
mlmmmmmm
mmmmmmlm
mmlmmmmm
mmmmmmmm
lmmmmlmm
mmmlmmmm
mmmmmmml`,
  rubble: `
abbacbba
baacabac
aacccaac
cccbbacc
abacbaac
bbaccacc
aaccabba
ccacbaac`,
  planks: `
uwwwwwww
wwwwuwww
vvvvvvvv
wwwuwwww
wwwwwwuw
vvvvvvvv
wuwwwwww
vvvvvvvv`,
  grains: `
aabaaaca
abaaaaaa
aaacaaba
aaaaaaaa
caaabaaa
aabaaaac
aaaaacaa
abaaaaaa`,
  pebbles: `
aacbbaca
cbbacaba
abcaacba
accbaaac
bacabbca
aacabcab
cbaccaba
abacabac`,
  pane: `
SSSSSSSS
SaaaaaaS
SadaaaaS
SdaaadaS
SaaadaaS
SaadaaaS
SaaaaaaS
SSSSSSSS`,
  strata: `
bbbbbbbb
bbabbbab
aaaaaaaa
acaaacaa
aaaaaaaa
abaabaaa
cccccccc
acacacac`,
  veins: `
dddcdddd
dddcdddd
ddcddddc
dcddddcd
ccddddcd
dddddcdd
ddddccdd
ddddcddd`,
  furrows: `
aaaaaaaa
cecececc
aaaaaaaa
cceececc
aaaaaaaa
ceccecec
aaaaaaaa
cccccccc`,
  bricks: `
aaabaaac
aaaaaaac
cccccccc
aaacbaaa
aaacaaaa
cccccccc
abaaaaac
cccccccc`,
  ore: `
sssssstt
sfftsssa
sgffssss
ssgsstff
ttsssffg
sssfssgs
ssffgsss
tssgsstt`,
  rough: `
baaaaaac
aaaaaaac
aabaaaac
aaaaacac
aaaaaaac
acaaaaac
aaaaabac
cccccccc`,
} as const;
