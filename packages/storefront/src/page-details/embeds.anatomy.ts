/** Whose videos a page shows in frames that are to be as wide as their place, by a part of their address. */
const HOSTS = [
  'youtube.com', 'youtube-nocookie.com', 'vimeo.com', 'kickstarter.com', 'hulu.com', 'dailymotion.com', 'funnyordie.com',
  '.ted.com', 'revision3.com', 'flickr.com', 'blip.tv', 'collegehumor.com',
]

/** Where others see to videos: the page builder's modules and backgrounds, and what another script or its author has taken out. */
const OTHERS = '.et_pb_video_box,.et_main_video_container,.et_pb_section_video_bg,.fluid-width-video-wrapper,.fitvidsignore'

/** Frames of videos in the page's content. */
export const EMBEDS = `#main-content iframe:is(${HOSTS.map((host) => `[src*="${host}"]`).join()}):not(:is(${OTHERS}) *,.fitvidsignore)`
