import { InvalidMarkup } from '@tillkit/mount'
import type * as z from 'zod/mini'
import { settings } from './unit-name.schema.ts'

/** What one host on the page says of itself. */
export type Config = z.infer<typeof settings>

const FIELD = 'data-settings'

/** Reads a host. Throws InvalidMarkup. */
export function readUnitName(element: HTMLElement): Config {
  const result = settings.safeParse(parseJson(element.getAttribute(FIELD) ?? ''))
  if (result.success) return result.data
  const [issue] = result.error.issues
  const path = [FIELD, ...(issue?.path ?? [])].join('.')
  const advice = 'Print an object with an id.'
  throw new InvalidMarkup(path, issue?.message ?? 'cannot be used', advice, { help: 'unit-name-settings', cause: result.error })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    const advice = 'Print the attribute with esc_attr( wp_json_encode( … ) ).'
    throw new InvalidMarkup(FIELD, `"${text.trim().slice(0, 60)}" is no JSON`, advice, { help: 'unit-name-settings', cause })
  }
}
