/** What the member mounts on. */
export const VIDEO_BACKGROUND = '.et_pb_section_video_bg'

/** What a video behind a section consists of, and stands in. */
export const anatomy = {
  video: 'video',
  /** Hides what is not ready yet. */
  preload: '.et_pb_preload',
  /** A video that is shown while the pointer is over what it is behind. */
  hover: '.et_pb_section_video_bg_hover',
  hovered: '.et_pb_section_video_on_hover',
  media: 'video, audio',
} as const

/** Classes of a video, and the one that keeps what it is behind hidden. */
export const classes = {
  preload: 'et_pb_preload',
  playsOutside: 'et_pb_video_play_outside_viewport',
  givesWay: 'et_pb_allow_player_pause',
} as const

/** What scripts of the page call: to begin, and to lay videos out, which style rules do now. */
export const functions = {
  begin: ['et_pb_video_section_init', 'et_pb_video_background_init'],
  layOut: ['et_pb_resize_section_video_bg', 'et_pb_center_video', 'et_pb_adjust_video_margin'],
} as const
