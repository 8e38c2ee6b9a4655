/** Files in which names of the server still stand beside the code. None may come to them: what a file names goes into its anatomy, and the file from here. */
export const NAMES_TO_MOVE = [
  'packages/loader/src/planned.ts',
  'packages/tiered-pricing/src/layouts/dropdown/dropdown.late.ts',
  'packages/tiered-pricing/src/layouts/radios.late.ts',
  'packages/tiered-pricing/src/layouts/rows.ts',
  'packages/tiered-pricing/src/prices/follow-ups.ts',
  'packages/tiered-pricing/src/prices/prices.ts',
  'packages/tiered-pricing/src/tiered-pricing.read.ts',
  'packages/tiered-pricing/src/tiered-pricing.scope.ts',
  'packages/tiered-pricing/src/tiered-pricing.surface.ts',
  'packages/tiered-pricing/src/tooltip/TierTooltip.late.tsx',
  'packages/tiered-pricing/src/tooltip/tooltip.late.ts',
  'packages/tiered-pricing/src/variations/choices.late.ts',
  'packages/tiered-pricing/src/variations/layout-source.late.ts',
  'packages/tiered-pricing/src/variations/variations.late.ts',
]
