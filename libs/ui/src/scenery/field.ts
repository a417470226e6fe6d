/** View box of the scenery. */
export const sceneWidth = 1600;
export const sceneHeight = 900;
/** Where the far shore meets the water. */
export const waterline = 700;
