import { type EndableLife, invoke, type Life, listen } from '@tillkit/dom'
import { narrow } from '@tillkit/mount'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { FormContext } from '../../context.ts'
import { actAsPlain } from '../plain-button.ts'
import { anatomy } from './anatomy.ts'
import { FIRST_CROP, type Crop } from './camera.model.ts'
import { createCamera, type Camera } from './camera.store.ts'
import { giveFile } from './give-file.ts'
import { showModal } from './modal.bind.ts'
import { readCameraWords, type CameraField } from './read-camera.ts'
import { bindView } from './view.bind.ts'

const loadFrame = async () => (await import('./CropFrame.late.tsx')).cropFrame

/** Lets a press open the camera of a field. */
export function bindOpener(life: Life, context: FormContext, field: CameraField): void {
  const { opener, shell, modal } = field
  let open: EndableLife | undefined
  // Also while the dialog closes: a press of one of them would go on to send the form.
  for (const button of invoke(modal, 'querySelectorAll', 'button')) actAsPlain(life, button)
  listen(life, opener, 'click', (event) => {
    event.preventDefault()
    // What it stands in would open the window for files.
    event.stopPropagation()
    if (open && !open.signal.aborted) return
    if (invoke(shell, 'matches', anatomy.locked)) return
    open = life.branch()
    openCamera(open, context, field)
  })
}

function openCamera(own: EndableLife, context: FormContext, field: CameraField): void {
  const { host } = context
  const video = invoke(field.modal, 'querySelector', anatomy.video)
  if (!(video instanceof HTMLVideoElement)) return host.report({ message: `The camera of field ${field.control.fieldId} has no video element.`, help: 'form-cameras' })
  const words = readCameraWords()
  const camera = createCamera(own, { format: field.format, video, wait: words.wait, limit: field.limit })
  const close = () => own.end()
  // A page that comes back from the history has no camera running.
  listen(own, window, 'pagehide', close)
  const box = showModal(own, { modal: field.modal, closeName: host.t('cameraClose'), close, focusAfter: () => focusAfter(field) })
  const crop = createStore<Crop>(() => FIRST_CROP)
  bindView(own, {
    field, host, words, camera, box,
    acceptCrop: own.guard(() => camera.crop(crop.getState())),
    accept(file) {
      giveFile(context, field, file)
      close()
    },
    chooseFile: () => chooseFile(own, field),
  })
  drawFrame(own, context, { field, camera, crop })
  reportFailures(own, context, camera)
  own.guard(camera.start)()
}

/** What opened it, unless that has gone with the file that was taken. */
function focusAfter({ opener, shell }: CameraField): HTMLElement {
  const remove = invoke(shell, 'querySelector', anatomy.remove)
  return remove instanceof HTMLElement && remove.checkVisibility() && !opener.checkVisibility() ? remove : opener
}

/** Opens the window for files in place of the camera, which goes once one has been chosen. */
function chooseFile(own: EndableLife, { input, uploader }: CameraField): void {
  if (!uploader) {
    listen(own, input, 'change', () => own.end())
    invoke(input, 'click')
    return
  }
  own.end()
  invoke(uploader, 'click')
}

/** The frame comes with the first wish to cut a picture. */
function drawFrame(own: Life, { host }: FormContext, { field, camera: { store }, crop }: { readonly field: CameraField; readonly camera: Camera; readonly crop: StoreApi<Crop> }): void {
  const preview = invoke(field.modal, 'querySelector', anatomy.preview)
  if (!preview) return
  own.onEnd(store.subscribe(() => store.getState().kind === 'taken' && crop.setState(FIRST_CROP, true)))
  narrow(host, { config: { crop }, store }).draw(own, {
    place: { position: 'end', anchor: preview },
    source: store,
    wanted: () => store.getState().kind === 'cropping',
    load: loadFrame,
  })
}

/** What a shopper forbids is her business; a page that can have no camera is the shop's. */
function reportFailures(own: Life, { host }: FormContext, { store }: Camera): void {
  if (isSecureContext) return
  own.onEnd(store.subscribe(own.guard(() => {
    if (store.getState().kind === 'failed') host.report({ message: 'The camera of a form cannot be opened: the page is not secure (https).', help: 'form-cameras' })
  })))
}
