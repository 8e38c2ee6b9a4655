import { invoke, type Life } from '@tillkit/dom'
import { slot } from '@tillkit/mount'
import { escapeHtml, type SafeHtml, safeHtml } from '@tillkit/platform'
import { anatomy, classes } from './anatomy.ts'

/** Where a module's messages stand; one that was printed without a place for them gets it, for as long as the life lasts. */
export const messageIn = (life: Life, module: HTMLElement): HTMLElement =>
  (invoke(module, 'querySelector', anatomy.message) as HTMLElement | null) ?? slot(life, { position: 'start', anchor: module })

/** A failure as the server's own errors are shown. */
export const failureHtml = (text: string): SafeHtml => safeHtml`<p class="${escapeHtml(classes.errorText)}">${escapeHtml(text)}</p>`
