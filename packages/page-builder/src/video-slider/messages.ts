/** Our own words for strips of pictures below sliders of videos. */
export const messages = { show: 'Show video {index} of {count}' } as const
