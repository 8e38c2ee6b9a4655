/**
 * Moves an element by keyframes.
 * @returns the motion; one that is cancelled is no failure
 */
export function animate(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation {
  const motion = element.animate(frames, timing)
  motion.finished.catch(() => undefined)
  return motion
}
