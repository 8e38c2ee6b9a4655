import { attributeOf, invoke, nearest } from '@tillkit/dom'
import { isRecord, readFlag, readGlobal } from '@tillkit/platform'
import { anatomy, attributes, SETTINGS } from './anatomy.ts'
import type { BuilderForm } from './context.ts'

/** Reads what a form is. What is said of both engines stands around it. */
export function readForm(form: HTMLFormElement): BuilderForm {
  const around = nearest(form, anatomy.root)
  const container = around instanceof HTMLElement ? around : form
  return {
    container,
    form,
    formId: attributeOf(form, attributes.formId),
    isModern: invoke(container, 'matches', `.${anatomy.modern}`) || readFlag(readSetting('isModernMarkupEnabled')),
    isAjax: invoke(form, 'matches', `.${anatomy.ajax}`),
  }
}

/** One of the page's settings, which are read as a whole when a form is bound. */
function readSetting(key: string): unknown {
  const settings = readGlobal(SETTINGS)
  return isRecord(settings) ? settings[key] : undefined
}
