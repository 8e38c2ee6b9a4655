import { video } from '../shared/embed/anatomy.ts'

/** Videos in slides: those that play when their slide comes, and what stands over those that wait to be asked. */
export const videos = {
  ...video,
  /** What lies behind a slide plays while it is seen, whoever moves the slides. */
  behind: '.et_pb_section_video_bg',
  playing: '.et_pb_slide_video video',
} as const
