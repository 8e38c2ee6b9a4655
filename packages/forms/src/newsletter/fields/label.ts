import { invoke } from '@tillkit/dom'
import { anatomy } from '../anatomy.ts'

/** What shoppers know a field by: its label, which the theme hides, or else what stands in it while it is empty. */
export function labelOf(input: HTMLInputElement): string {
  const shell = invoke(input, 'closest', anatomy.field)
  const label = shell && invoke(shell, 'querySelector', anatomy.label)?.textContent?.trim()
  return label || input.placeholder
}
