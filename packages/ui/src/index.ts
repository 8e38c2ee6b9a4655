export { reactPart } from './react-part.tsx'
export { Tooltip, type TooltipProps } from './Tooltip.tsx'
