import { invoke, type Life, pressByKey } from '@tillkit/dom'
import { adoptAs, live, loadOnOpen, settle } from '@tillkit/mount'
import { UTILITIES } from '../../anatomy.ts'
import type { FormContext } from '../../context.ts'
import { addToPublicNames } from '../../public-object.ts'
import { anatomy } from './anatomy.ts'
import { bindChosen } from './chosen.bind.ts'
import { readCamera } from './read-camera.ts'

const loadDialog = () => import('./camera-dialog.late.ts')

/** Lets the cameras of a form be opened: what they are opened with comes with the first wish to. */
export function bindCameras(context: FormContext): void {
  const { life, root, host } = context
  live(life, anatomy.opener, (opener, its) => {
    const field = opener instanceof HTMLElement ? readCamera(context, opener) : undefined
    if (!field) return host.report({ message: `Form ${context.formId} has a camera without a file input or a dialog of its own: it cannot be opened.`, help: 'form-cameras' })
    actAsButton(its, field.opener)
    bindChosen(its, context, field)
    loadOnOpen(host, its, { opener: field.opener, load: loadDialog, use: ({ bindOpener }) => bindOpener(its, context, field) })
  }, root)
  addToPublicNames(life, { Camera: { init: settle } }, UTILITIES.modern)
}

/** The server prints a link that leads nowhere, or words. */
function actAsButton(life: Life, opener: HTMLElement): void {
  if (invoke(opener, 'matches', 'button')) return
  adoptAs(life, opener, { attributes: { role: 'button', tabindex: '0' } })
  pressByKey(life, opener)
}
