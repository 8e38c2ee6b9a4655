import { invoke } from '@tillkit/dom'
import { CONFIG_ID } from '@tillkit/platform'

/**
 * Says in a form that nothing was sent, where its unit's code could not be had: in a line above the fields, which is read out each time.
 * @param unit whose words the shop may have set; what else reads its settings is not there
 * @param words the unit's own, for where the shop has set none
 * @param signal takes the line away
 */
export function notSentLine<Why extends string>(unit: string, words: Readonly<Record<Why, string>>, signal: AbortSignal): (form: Element, why: Why) => void {
  const line = document.createElement('p')
  // Not by its own method: Prototype.js has one that wants a parent, and mostly it has none.
  signal.addEventListener('abort', () => line.parentNode?.removeChild(line))
  return (form, why) => {
    line.role = 'alert'
    line.textContent = shopsWord(unit, why) ?? words[why]
    invoke(form, 'prepend', line)
    line.scrollIntoView({ block: 'nearest' })
  }
}

function shopsWord(unit: string, why: string): string | undefined {
  try {
    const { [why]: own } = JSON.parse(document.getElementById(CONFIG_ID)?.textContent ?? '').messages[unit]
    if (typeof own === 'string') return own
  } catch {
    // The shop has set nothing.
  }
  return undefined
}
