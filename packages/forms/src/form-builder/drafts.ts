import { draftName, tabStorage } from '@tillkit/dom'

/** What a form's draft is known by on this shop: its page, and its number. */
export const draftKey = (formId: string): string => `${location.pathname} ${formId}`

/** Whether something was typed into a form in this tab and not sent: who sees it empty after a reload would take it for lost. */
export const hasDraft = (formId: string): boolean => tabStorage.read(draftName(draftKey(formId))) !== null

/** The name under which a tab keeps which rows of repeaters a form has. */
export const keptRowsName = (formId: string): string => `tillkit-rows:${draftKey(formId)}`

/** Whether rows were added to, or taken from, a form's repeaters in this tab. */
export const hasKeptRows = (formId: string): boolean => tabStorage.read(keptRowsName(formId)) !== null
