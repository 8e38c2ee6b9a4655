import { describe, expect, it } from 'vitest'
import { clock, constraintsFor, cropBetween, fileName, FIRST_CROP, moveSide, pointsOf, recordedType } from './camera.model.ts'

describe('a camera', () => {
  it('is asked for a picture of a size that a form can send, and for sound with a video alone', () => {
    const video = { height: { ideal: 960, max: 1280 }, frameRate: { min: 24, max: 30 } }
    expect(constraintsFor('photo', 'user')).toEqual({ audio: false, video: { ...video, facingMode: 'user' } })
    expect(constraintsFor('video', 'environment')).toEqual({ audio: true, video: { ...video, facingMode: 'environment' } })
  })

  it('records what the browser can, and names files by what they are', () => {
    expect([recordedType(() => true), recordedType((type) => type === 'video/mp4'), recordedType(() => false)]).toEqual(['video/webm', 'video/mp4', undefined])
    expect(['image/jpeg', 'video/webm;codecs=vp8', 'video/mp4'].map((type) => fileName(type, 17))).toEqual(['camera-photo-17.jpg', 'camera-video-17.webm', 'camera-video-17.mp4'])
  })

  it('shows times in minutes and seconds', () => expect([0, 9, 30, 75].map(clock)).toEqual(['00:00', '00:09', '00:30', '01:15']))
})

describe('a part of a picture', () => {
  it('has sides that pass neither the picture\'s nor each other', () => {
    expect(moveSide(FIRST_CROP, 'left', -1).left).toBe(0)
    expect(moveSide(FIRST_CROP, 'left', 1).left).toBeCloseTo(0.85)
    expect(moveSide(FIRST_CROP, 'bottom', 0).bottom).toBeCloseTo(0.15)
    expect(moveSide(FIRST_CROP, 'right', 0.5)).toEqual({ ...FIRST_CROP, right: 0.5 })
  })

  it('lies between two places in any order, also outside of the picture; a slip of the hand is none', () => {
    expect(cropBetween({ x: 0.8, y: 2 }, { x: 0.2, y: 0.5 })).toEqual({ left: 0.2, top: 0.5, right: 0.8, bottom: 1 })
    expect(cropBetween({ x: 0.2, y: 0.2 }, { x: 0.21, y: 0.9 })).toBeUndefined()
  })

  it('is counted in points', () => {
    expect(pointsOf({ left: 0.25, top: 0, right: 0.75, bottom: 1 }, 640, 480)).toEqual({ x: 160, y: 0, width: 320, height: 480 })
    expect(pointsOf({ left: 0.5, top: 0.5, right: 0.5, bottom: 0.5 }, 10, 10)).toEqual({ x: 5, y: 5, width: 1, height: 1 })
  })
})
