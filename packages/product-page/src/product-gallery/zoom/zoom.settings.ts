import { readText } from '@tillkit/platform'
import { numberOf, type Said } from '../config.ts'
import { zoomsOnHover } from './zooms-on-hover.ts'

/** How a picture is looked at closely. */
export interface ZoomSettings {
  /** How much larger than the file. */
  readonly magnify: number
  /** How long it takes to appear, in ms. */
  readonly ms: number
  /** Whether it comes with the pointer; else with a press. */
  readonly onHover: boolean
  /** The file for all pictures; empty for each its own. */
  readonly url: string
}

/** Reads what the page sets for a closer look. */
export function readZoom(said: Said): ZoomSettings {
  return {
    magnify: numberOf(said('magnify'), 1, Number.MIN_VALUE),
    ms: numberOf(said('duration'), 120),
    onHover: zoomsOnHover(said),
    url: readText(said('url')),
  }
}
