import { anatomy } from './names.anatomy.ts'

/** What in a slider has a height of ours. */
export const measured = {
  container: anatomy.container,
  image: anatomy.image,
  /** What in a container is as high as what is in it: the container itself has a height of ours. */
  content: `${anatomy.description}, ${anatomy.image}`,
  /** What is not kept taller than most of its slider. */
  picture: '.et_pb_slide_image img',
  /** A slide whose picture stands in its middle. */
  centred: '.et_pb_media_alignment_center',
  /** The first section of a page whose header lets it shine through: other rules give it its height. */
  firstSection: '.et_pb_section_first',
} as const
