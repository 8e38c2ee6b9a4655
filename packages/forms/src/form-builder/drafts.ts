import { draftName, tabStorage } from '@tillkit/dom'

/** What a form's draft is known by on this shop: its page, and its number. */
export const draftKey = (formId: string): string => `${location.pathname} ${formId}`

/** Whether something was typed into a form in this tab and not sent: who sees it empty after a reload would take it for lost. */
export const hasDraft = (formId: string): boolean => tabStorage.read(draftName(draftKey(formId))) !== null
