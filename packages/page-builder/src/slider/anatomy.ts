/** What the member mounts on: post sliders and galleries without a grid carry the class too. */
export const SLIDER = '.et_pb_slider'
