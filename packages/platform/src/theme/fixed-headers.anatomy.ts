/** What takes room at the page's top, or stands over it while it is scrolled. */
export const FIXED_HEADERS = '#wpadminbar,#top-header,#main-header'
