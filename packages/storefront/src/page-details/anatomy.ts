/** What a page's details are about. */
export const anatomy = {
  notice: '.demo_store',
  checkout: 'form.checkout',
  /** The last line of the page's end, which the notice covers. */
  footer: '#footer-bottom',
} as const

/** Whose videos a page shows in frames that are to be as wide as their place: hosts, and what the path of a player begins with or has in it. */
export const PLAYERS: readonly (readonly [host: string, path?: RegExp])[] = [
  ['youtube.com', /^\/(embed|v|shorts)\//],
  ['youtube-nocookie.com', /^\/(embed|v|shorts)\//],
  ['vimeo.com', /\/(video\/|embed\b)/],
  ['kickstarter.com', /video\.html/],
  ['dailymotion.com', /\/(embed|player)\b/],
  ['flickr.com', /\/(player|apps\/video)\b/],
  ...['hulu.com', 'funnyordie.com', 'embed.ted.com', 'embed-ssl.ted.com', 'revision3.com', 'blip.tv', 'collegehumor.com'].map((host) => [host] as const),
]

/** Where others see to videos: the page builder's modules and backgrounds, and what another script or its author has taken out. */
const OTHERS = '.et_pb_video_box,.et_main_video_container,.et_pb_section_video_bg,.fluid-width-video-wrapper,.fitvidsignore'

/** Frames of the page's content that may show a video: one with a post of a page elsewhere, as the platform embeds it, does not. */
const EMBEDS = `#main-content iframe:is(${PLAYERS.map(([host]) => `[src*="${host}"]`).join()}):not(:is(${OTHERS}) *,.fitvidsignore,.wp-embedded-content)`

/** What the member mounts on: the shop's notice, a checkout, and videos in the page's content. */
export const HOST = `p${anatomy.notice},${anatomy.checkout},${EMBEDS}`

/** A page whose header stays in the window. */
export const STAYING = '.et_fixed_nav'

/**
 * What the platform's checkout raises: an order that was refused, and parts that were fetched anew, with `result`; and what a checkout of
 * ours raises after either.
 */
export const events = {
  refused: 'checkout_error',
  updated: 'updated_checkout',
  failure: 'failure',
  own: ['tillkit:checkout-failed', 'tillkit:checkout-updated'],
} as const
