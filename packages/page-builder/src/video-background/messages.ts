/** Our own words for videos behind sections. */
export const messages = { pause: 'Pause the background video', play: 'Play the background video' } as const
