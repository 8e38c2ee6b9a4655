/** What makes an embedded player begin by itself. */
export const AUTOPLAY = { name: 'autoplay', on: '1' } as const

/** What stands over a video until it is played, where that is, and the video itself. */
export const video = {
  overlay: '.et_pb_video_overlay',
  box: '.et_pb_video_box',
  file: 'video',
  player: 'iframe',
} as const

/** What the two are told by: where they play from, themselves or by one of their sources. */
export const source = { address: 'src', of: 'source[src]' } as const
