import { reactPart } from '@tillkit/ui'
import { useEffect, useId, useRef, useState, type PointerEvent } from 'react'
import { useStore } from 'zustand'
import { cropBetween, FIRST_CROP, moveSide, type Crop, type Spot } from './camera.model.ts'
import type { CropHost } from './crop.context.ts'

/** The frame that says which part of a picture is kept. */
export const cropFrame = reactPart<CropHost>((host) => <CropFrame host={host} />)

const SIDES = [['left', 'cropLeft'], ['right', 'cropRight'], ['top', 'cropTop'], ['bottom', 'cropBottom']] as const

function CropFrame({ host }: { readonly host: CropHost }) {
  const { config: { crop: store }, t } = host
  const state = useStore(host.store)
  const crop = useStore(store)
  const id = useId()
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  if (state.kind !== 'cropping') return null
  const set = (next: Crop) => store.setState(next, true)
  return (
    <div className="tillkit-crop" role="group" aria-label={t('cropPart')}>
      <Picture url={state.shot.url} alt={t('cameraShot')} {...{ crop, set }} />
      <div className="tillkit-crop__sides">
        {SIDES.map(([side, name]) => (
          <div key={side} className="tillkit-crop__side">
            <label htmlFor={`${id}-${side}`}>{t(name)}</label>
            <input
              ref={side === 'left' ? first : undefined}
              id={`${id}-${side}`}
              type="range"
              min={0}
              max={100}
              value={Math.round(crop[side] * 100)}
              aria-valuetext={`${Math.round(crop[side] * 100)} %`}
              onChange={({ target }) => set(moveSide(crop, side, Number(target.value) / 100))}
            />
          </div>
        ))}
      </div>
    </div>
  )
}

/** The picture, on which a frame is drawn by a pointer: from one corner to the other. */
function Picture({ url, alt, crop, set }: { readonly url: string; readonly alt: string; readonly crop: Crop; readonly set: (crop: Crop) => void }) {
  const [begun, setBegun] = useState<Spot>()
  const spotOf = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Spot => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    return { x: (clientX - left) / width, y: (clientY - top) / height }
  }
  return (
    <div
      className="tillkit-crop__picture"
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        setBegun(spotOf(event))
      }}
      onPointerMove={(event) => {
        const next = begun && cropBetween(begun, spotOf(event))
        if (next) set(next)
      }}
      onPointerUp={() => setBegun(undefined)}
      onPointerCancel={() => {
        setBegun(undefined)
        set(FIRST_CROP)
      }}
    >
      <img src={url} alt={alt} draggable={false} />
      <div
        className="tillkit-crop__frame"
        style={{ left: `${crop.left * 100}%`, top: `${crop.top * 100}%`, width: `${(crop.right - crop.left) * 100}%`, height: `${(crop.bottom - crop.top) * 100}%` }}
      />
    </div>
  )
}
