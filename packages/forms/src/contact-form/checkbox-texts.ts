import { invoke, type Life } from '@tillkit/dom'
import { onLegacy } from '@tillkit/platform'
import { anatomy as shared } from '../theme-forms/anatomy.ts'
import { attributes } from './anatomy.ts'

/** Lets a box write what it stands for into the text field beside it, as older forms of the theme have them. */
export function followCheckboxTexts(life: Life, form: HTMLElement): void {
  if (!invoke(form, 'querySelector', `[${attributes.checked}], [${attributes.unchecked}]`)) return
  onLegacy(form, 'change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'checkbox') return
    const text = [...(target.parentElement?.children ?? [])].find((element) => invoke(element, 'matches', shared.textInput))
    const attribute = target.checked ? attributes.checked : attributes.unchecked
    const value = text?.getAttribute(attribute) ?? target.getAttribute(attribute)
    if (text instanceof HTMLInputElement && value !== null) text.value = value
  }, life)
}
