export function buildEarly(unit: {
  readonly name: string
  readonly folder: string
  readonly early: string
  readonly manifest: { readonly precedes?: string }
}): Promise<string>
