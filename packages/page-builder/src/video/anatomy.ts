/**
 * What the member mounts on: pictures over videos, and players from elsewhere. The strip below a slider, which a post may have, has
 * such pictures too: those stand over nothing. A post of a page elsewhere that the platform has embedded is no player.
 */
export const VIDEO = [
  '.et_pb_post :not(.et_pb_carousel_item)>.et_pb_video_overlay',
  ...['.et_pb_video', '.et_pb_video_wrap'].map((around) => `${around} .et_pb_video_overlay`),
  ...['.et_pb_video_box', '.et_main_video_container', '.et_pb_slider .et_pb_slide_video'].map((box) => `${box}>iframe:not(.wp-embedded-content)`),
].join()
