import { fileName, pointsOf, QUALITY, type Crop } from './camera.model.ts'

const TYPE = 'image/jpeg'
const WHOLE: Crop = { left: 0, top: 0, right: 1, bottom: 1 }

/** Takes what a video shows at this moment as a picture. */
export const pictureOf = (video: HTMLVideoElement): Promise<File> => drawn(video, { width: video.videoWidth, height: video.videoHeight }, WHOLE)

/** Cuts a part out of a picture. */
export async function cropPicture(file: Blob, crop: Crop): Promise<File> {
  const picture = await createImageBitmap(file)
  try {
    return await drawn(picture, picture, crop)
  } finally {
    picture.close()
  }
}

async function drawn(source: CanvasImageSource, { width, height }: { readonly width: number; readonly height: number }, crop: Crop): Promise<File> {
  const part = pointsOf(crop, width, height)
  const canvas = document.createElement('canvas')
  canvas.width = part.width
  canvas.height = part.height
  canvas.getContext('2d')?.drawImage(source, part.x, part.y, part.width, part.height, 0, 0, part.width, part.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, TYPE, QUALITY))
  if (!blob) throw new Error('The picture could not be kept.')
  return new File([blob], fileName(TYPE, Date.now()), { type: TYPE })
}
