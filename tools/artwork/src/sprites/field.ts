/** View box of the scenery. */
export const sceneWidth = 1600;
export const sceneHeight = 900;
/** Height of the far shore's waterline. */
export const waterline = 700;
