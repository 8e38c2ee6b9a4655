/** Whose films a page shows in frames that are to be as wide as their place, by a part of their address. */
const HOSTS = [
  'youtube.com', 'youtube-nocookie.com', 'vimeo.com', 'kickstarter.com', 'hulu.com', 'dailymotion.com', 'funnyordie.com',
  '.ted.com', 'revision3.com', 'flickr.com', 'blip.tv', 'collegehumor.com',
]

/** Frames of films in the page's content. Those of video modules are the page builder's. */
export const EMBEDS = `#main-content iframe:is(${HOSTS.map((host) => `[src*="${host}"]`).join()})`
