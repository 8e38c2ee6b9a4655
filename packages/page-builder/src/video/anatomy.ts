const OVERLAY = '.et_pb_video_overlay'
const PLAYER = 'iframe:not(.wp-embedded-content)'

/** Pictures over videos. The strip below a slider, which a post may have, has such pictures too: those stand over nothing. */
const OVERLAYS = `.et_pb_post :not(.et_pb_carousel_item)>${OVERLAY},.et_pb_video ${OVERLAY},.et_pb_video_wrap ${OVERLAY}`

/** Players from elsewhere. A post of a page elsewhere that the platform has embedded is none. */
const PLAYERS = `.et_pb_video_box>${PLAYER},.et_main_video_container>${PLAYER},.et_pb_slider .et_pb_slide_video>${PLAYER}`

/** What the member mounts on. */
export const VIDEO = `${OVERLAYS},${PLAYERS}`

/** What stands around and in a picture over a video. */
export const anatomy = {
  around: '.et_pb_video, .et_main_video_container, .et_pb_video_wrap',
  post: '.et_pb_post',
  play: '.et_pb_video_play',
  /** A player of one service has two frames of its own before it. */
  nested: '.fb-video',
} as const

/** What others put into a video's place is pressed by its own controls where the press says no point of it; what draws nothing is nothing there. */
export const standIns = {
  controls: 'a[href],button,[role=button],input:not([type=hidden]),summary,[tabindex]:not([tabindex="-1"])',
  silent: 'script,style,link,meta,noscript,template,.et_pb_video_overlay',
  /** A press cannot be passed on into these. */
  deaf: 'iframe,video,object,embed',
} as const

/** What scripts of the page call. */
export const functions = { play: 'et_pb_play_overlayed_video' } as const

/** What a player from elsewhere is told by: its address, and what it may do. */
export const frame = { address: 'src', permission: 'allow' } as const
