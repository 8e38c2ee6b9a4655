/** Our own words for videos: the theme's button has none. */
export const messages = { play: 'Play the video' } as const
