import { palette as p } from '../palette.ts'
import { Water } from './Water.tsx'

/** A carillon in its open tower, and a covered footbridge over the river. */
export const Riverwalk = () => (
  <>
    <path fill={p.ink} opacity=".14" d="M36-2H92l36 8H60Z" />
    <path fill={p.sand} d="M36 0 46-196H60V0ZM74-196H84L94 0H74Z" />
    <path fill={p.steelDark} opacity=".7" d="M60-196H74V0H60ZM84-196 94 0H82L74-196Z" />
    <path fill={p.line} d="M40-66H90v8H40ZM43-118H88v8H43ZM40-172H90v10H40ZM42-204H88v10H42Z" />
    <path fill={p.pineLight} d="M38-204 65-240 92-204Z" />
    <path fill={p.ink} opacity=".16" d="M65-240 92-204H74Z" />
    <path fill={p.steelDark} d="M64-256h2v18h-2Z" />
    <path
      fill={p.marigoldDark}
      d="M61-190h4v3q4 2 5 12h-14q1-10 5-12ZM60-158h6v3q6 3 7 17H53q1-14 7-17ZM60-106h6v3q5 3 6 15H54q1-12 6-15Z"
    />
    <Water from={112} to={284} />
    <path fill={p.steelDark} d="M112-22H284V-8q-86-20-172 0Z" />
    <path fill={p.brick} d="M112-58H284v38H112Z" />
    <path
      fill={p.road}
      d="M122-54h26v20h-26ZM154-54h26v20h-26ZM186-54h26v20h-26ZM218-54h26v20h-26ZM250-54h26v20h-26Z"
    />
    <path
      fill="none"
      stroke={p.brickLight}
      strokeWidth="2.5"
      d="M122-34 148-54M122-54 148-34M154-34 180-54M154-54 180-34M186-34 212-54M186-54 212-34M218-34 244-54M218-54 244-34M250-34 276-54M250-54 276-34"
    />
    <path fill={p.brickLight} d="M108-34H288v6H108Z" />
    <path fill={p.pineMist} d="M100-56 116-86H280L296-56Z" />
    <path fill={p.ink} opacity=".14" d="M100-56 103-62H293L296-56Z" />
    <path fill={p.pineMist} d="M180-84 198-104 216-84Z" />
    <path fill={p.ink} opacity=".12" d="M198-104 216-84H198Z" />
  </>
)
