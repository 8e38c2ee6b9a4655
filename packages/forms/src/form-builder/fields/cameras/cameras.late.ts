import type { FormPart } from '../../context.ts'
import { bindCameras } from './cameras.bind.ts'

/** Cameras: a dialog that takes a picture or a video, and what says which file a field holds. */
export const part: FormPart = { name: 'cameras', bind: bindCameras }
