import type { Device } from '@tillkit/platform/theme'
import { VARIANTS } from './anatomy.ts'

/** What a counter's colours depend on. */
export interface Look {
  readonly device: Device
  /** `sticky` while it sticks to the window. */
  readonly state: 'rest' | 'hover' | 'sticky'
}

/** The variants of an attribute in the order in which they count. */
function variantsOf({ device, state }: Look): readonly string[] {
  const { tablet, phone, hover, sticky } = VARIANTS
  const states = { rest: [], hover: [hover], sticky: [sticky] }
  const devices = { desktop: [], tablet: [tablet], phone: [phone, tablet] }
  return [...states[state], ...devices[device], '']
}

/** What is said of a colour, or of how much it covers, for a look. `read` reads an attribute. */
export function valueFor(look: Look, name: string, read: (attribute: string) => string | null): string | undefined {
  for (const variant of variantsOf(look)) {
    const value = read(name + variant)
    if (value) return value
  }
  return undefined
}

/** How much a track covers, 0 to 1, where nothing that can be used is said: the theme's default. */
const ALPHA = 0.1

export function alphaOf(text: string | undefined): number {
  const alpha = parseFloat(text ?? '')
  return alpha >= 0 && alpha <= 1 ? alpha : ALPHA
}

/** The part of the circle that a percentage covers, from -1 (the other way round) to 1. */
export const partOf = (percentage: number) => Math.min(1, Math.max(-1, percentage / 100))
