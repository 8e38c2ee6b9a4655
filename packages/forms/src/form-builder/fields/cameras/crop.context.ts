import type { Host } from '@tillkit/mount'
import type { StoreApi } from 'zustand/vanilla'
import type { messages } from '../../messages.ts'
import type { Crop } from './camera.model.ts'
import type { CameraState } from './camera.store.ts'

/** The part of a picture that is to be kept. */
interface CropConfig {
  readonly crop: StoreApi<Crop>
}

/** The host of the frame. */
export type CropHost = Host<CropConfig, StoreApi<CameraState>, typeof messages>
