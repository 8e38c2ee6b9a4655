import { invoke, type Life, listen } from '@tillkit/dom'
import { adopt } from '@tillkit/mount'
import { onLegacy } from '@tillkit/platform'
import { createStore } from 'zustand/vanilla'
import type { FormContext } from '../../context.ts'
import { anatomy, classes } from './anatomy.ts'
import { holdFiles } from './give-file.ts'
import { actAsPlain } from '../plain-button.ts'
import type { CameraField } from './read-camera.ts'

/** Shows which file a field with a camera of its own holds, in place of what opens the camera, and lets it be removed. */
export function bindChosen(life: Life, context: FormContext, { opener, shell, input }: CameraField): void {
  const box = invoke(shell, 'querySelector', anatomy.chosen)
  if (!box) return
  const read = () => input.files?.[0]?.name
  const store = createStore(() => ({ name: read() }))
  const look = () => store.setState({ name: read() })
  adopt(life, box, store, ({ name }) => (name === undefined ? {} : { classes: { [classes.chosen]: true } }))
  adopt(life, opener, store, ({ name }) => (name === undefined ? {} : { shown: false }))
  for (const text of invoke(shell, 'querySelectorAll', anatomy.chosenName)) adopt(life, text, store, ({ name }) => (name === undefined ? {} : { text: name }))
  onLegacy(input, 'input change', look, life)
  listen(life, context.root, 'reset', () => setTimeout(life.guard(look), 0))
  for (const button of invoke(shell, 'querySelectorAll', anatomy.remove)) {
    actAsPlain(life, button)
    listen(life, button, 'click', () => remove(context, { opener, input, name: read() }))
  }
}

function remove({ host }: FormContext, { opener, input, name }: Pick<CameraField, 'opener' | 'input'> & { readonly name: string | undefined }): void {
  holdFiles(input, [])
  opener.focus()
  if (name !== undefined) host.announce(host.t('uploadRemoved', { name }))
}
