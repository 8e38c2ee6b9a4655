import { invoke, type Life, listen } from '@tillkit/dom'
import { slot } from '@tillkit/mount'
import { h } from '@tillkit/ui/plain'
import type { Given, UploaderConfig } from './uploads.store.ts'

/**
 * Makes what opens the browser's own window for choosing files. Its field stands outside of the form, which would send it.
 * @param chosen told what was chosen
 */
export function createPicker(life: Life, { extensions, maxFiles }: Pick<UploaderConfig, 'extensions' | 'maxFiles'>, chosen: (files: readonly Given[]) => void): () => void {
  let input: HTMLInputElement | undefined
  const make = (): HTMLInputElement => {
    const accept = extensions.map((ending) => `.${ending}`).join(',')
    const made = h('input', { type: 'file', accept: accept || null, multiple: maxFiles !== 1, tabindex: -1, 'aria-hidden': 'true' })
    // Some browsers open no window for a field that has no box.
    Object.assign(made.style, { position: 'fixed', insetBlockStart: '0', insetInlineStart: '0', inlineSize: '1px', blockSize: '1px', opacity: '0', pointerEvents: 'none' })
    listen(life, made, 'change', () => {
      const files = [...(made.files ?? [])].map((file) => ({ file }))
      // The same file may be chosen once more.
      made.value = ''
      if (files.length > 0) chosen(files)
    })
    slot(life, { position: 'end', anchor: document.body }).append(made)
    return made
  }
  return () => invoke((input ??= make()), 'click')
}
