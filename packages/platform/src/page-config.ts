import * as z from 'zod/mini'
import type { MessageCatalogue } from './messages.ts'

/** The id of the page's settings: `<script type="application/json" id="tillkit-config">{…}</script>`. */
export const CONFIG_ID = 'tillkit-config'

const text = z.union([z.string(), z.catchall(z.object({ other: z.string() }), z.string())])

const schema = z.object({
  units: z.optional(z.record(z.string(), z.record(z.string(), z.unknown()))),
  messages: z.optional(z.record(z.string(), z.record(z.string(), text))),
})

/** What a shop may set for all units in one place. Absent parts are empty. */
export interface PageConfig {
  /** Options by unit, for instance `{"tiered-pricing": {"addMore": true}}`. */
  readonly units: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** Translations by unit and key; they win over our English. */
  readonly messages: Readonly<Record<string, MessageCatalogue>>
}

/**
 * Reads the page's settings.
 * @throws SyntaxError or TypeError naming the element when it holds something else
 */
export function readPageConfig(root: NonElementParentNode = document): PageConfig {
  const element = root.getElementById(CONFIG_ID)
  if (!element) return { units: {}, messages: {} }
  const found = schema.safeParse(parseJson(element.textContent ?? ''))
  if (!found.success) {
    const issue = found.error.issues[0]
    throw new TypeError(`#${CONFIG_ID}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? 'is not usable'}`)
  }
  const { units = {}, messages = {} } = found.data
  return { units, messages: messages as PageConfig['messages'] }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new SyntaxError(`#${CONFIG_ID}: is no JSON`, { cause })
  }
}
