import { isRecord, readGlobal, readText } from '@tillkit/platform'
import { globals, members } from './anatomy.ts'
import { boxesFor, type Box } from './boxes.model.ts'

/** What the provider is to be asked on this page. */
export interface Config {
  /** The shop's key with the provider. */
  readonly key: string
  /** The address of the provider's script. */
  readonly script: string
  /** The plugin's settings of the widgets of this page; undefined where it has none. */
  readonly boxes: Readonly<Record<string, unknown>> | undefined
  /** An order that its shopper may be asked about. */
  readonly order: Readonly<Record<string, unknown>> | undefined
}

const recordOf = (name: string): Readonly<Record<string, unknown>> => {
  const value = readGlobal(name)
  return isRecord(value) ? value : {}
}

/** Reads what the plugin has printed. */
export function readConfig(): Config {
  const settings = recordOf(globals.settings)
  const { [members.page]: page, [members.sku]: sku, [members.name]: name } = recordOf(globals.page)
  const placed = recordOf(globals.boxes)
  const all = placed[members.boxes]
  const boxes = boxesFor(Array.isArray(all) ? all.filter((box): box is Box => isRecord(box)) : [], { page, sku, name }, location.href)
  const order = recordOf(globals.order)[members.order]
  return {
    key: readText(settings[members.key]),
    script: readText(settings[members.script]),
    boxes: boxes.length > 0 ? { ...placed, [members.boxes]: boxes } : undefined,
    order: isRecord(order) ? order : undefined,
  }
}
