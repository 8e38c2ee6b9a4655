import { readFlag } from '@tillkit/platform'
import { numberOf, type Said } from '../config.ts'

/** How pictures are looked at over the whole page. */
export interface LightboxSettings {
  readonly loops: boolean
  readonly hasCounter: boolean
  readonly hasArrows: boolean
  readonly hasZoom: boolean
  readonly hasCaptions: boolean
  /** Whether "back" closes it. */
  readonly history: boolean
  /** How dark its ground is, from 0 to 1. */
  readonly ground: number
  /** How far one zooms, in pixels of the screen for each of the file. */
  readonly maxZoom: number
}

/** Reads what the page sets for pictures over the whole page. */
export function readLightbox(said: Said): LightboxSettings {
  return {
    loops: readFlag(said('loop'), true),
    hasCounter: readFlag(said('counterEl'), true),
    hasArrows: readFlag(said('arrowEl'), true),
    hasZoom: readFlag(said('zoomEl'), true),
    hasCaptions: readFlag(said('captionEl'), true),
    history: readFlag(said('history'), true),
    ground: Math.min(1, numberOf(said('bgOpacity'), 1)),
    maxZoom: numberOf(said('maxSpreadZoom'), 2, 1),
  }
}
