/** What of our own is kept between files would show here. */
export const calls: string[] = [];
