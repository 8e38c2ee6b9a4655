import { trace } from '@tillkit/platform'
import type { Tracking } from './tracking.ts'

/** Says in the debug panel what an order would carry that is placed now, and from which visit. */
export function traceOrder({ memory, data }: Tracking): void {
  const say = (name: string, what: string) => trace({ kind: 'work', unit: 'attribution', name, what })
  say('tracking', memory.isOn ? 'on' : 'off, so an order carries nothing')
  say('this visit', `${memory.address}, ${memory.referrer ? `from ${memory.referrer}` : 'from nowhere that the browser says'}, at ${new Date(memory.time).toISOString()}`)
  const { first_add: first } = memory.visit ?? {}
  say('first visit', first?.['ep'] ? `${first['ep']}, at ${first['fd'] ?? 'an unknown time'}` : 'not known')
  for (const [field, value] of Object.entries(data())) say(`an order's ${field}`, value || 'empty')
}
