import { Cloud, House } from '../kit/country.tsx'
import { Crew } from '../kit/crew.tsx'
import { Box, outline, Sofa } from '../kit/things.tsx'
import { palette } from '../palette.ts'
import { TruckBody } from '../truck/Truck.tsx'

const Full = () => (
  <g className="far" {...outline}>
    {/* Attic. */}
    <Box x={62} y={138} width={30} height={18} side={8} />
    <Box x={96} y={138} width={42} height={34} side={8} />
    <Box x={148} y={138} width={50} height={40} side={0} />
    <path d="M150 98h46v-8q0-12-12-12h-22q-12 0-12 12z" fill={palette.brickLight} />
    <path d="M150 88h46" />
    <Box x={164} y={77} width={34} height={26} side={0} />
    {/* Front room. */}
    <path d="M40 156h40v80H40z" fill={palette.marigoldDark} />
    <path d="M44 162h32v20H44zM44 187h32v20H44zM44 212h32v20H44z" fill={palette.ink} />
    <path
      d="M45 168h5v14h-5zM57 165h6v17h-6zM68 172h7v10h-7zM48 193h6v14h-6zM66 190h5v17h-5zM45 217h7v15h-7z"
      fill={palette.brickLight}
      strokeWidth="1"
    />
    <path d="M51 165h5v17h-5zM63 169h5v13h-5zM55 196h9v11h-9zM54 222h18v10H54z" fill={palette.wheat} strokeWidth="1" />
    <Sofa x={88} y={236} scale={0.66} fill={palette.pineLight} dark={palette.pine} />
    <path d="M158 150l14-4 10 62-14 2z" fill={palette.brickLight} />
    <Box x={100} y={210} width={30} height={24} side={8} />
    <Box x={106} y={182} width={26} height={18} side={6} />
    <path d="M140 212v-22h20v22z" fill={palette.marigold} />
    <path d="M186 236V172" strokeWidth="3" />
    <path d="M178 152h16l8 22h-32z" fill={palette.card} />
    {/* Basement. */}
    <path d="M44 336V262h54v74" fill="none" strokeWidth="3" />
    <path d="M40 286h62M40 312h62" strokeWidth="4" />
    <path d="M46 284v-14h14v14zM66 284v-14h14v14zM76 310v-14h16v14zM56 268v-12h14v12z" fill={palette.steel} />
    <path d="M84 284v-10h12v10zM48 310v-18h20v18zM50 336v-16h38v16z" fill={palette.brickLight} />
    <path d="M162 334l16-80 24 4v76z" fill={palette.sky} />
    <path d="M170 296l32 4M166 316l36 4M174 276l28 4" strokeWidth="1.5" />
    <circle cx="124" cy="316" r="19" fill={palette.ink} />
    <circle cx="124" cy="316" r="8" fill={palette.steel} />
    <circle cx="136" cy="282" r="17" fill={palette.ink} />
    <circle cx="136" cy="282" r="7" fill={palette.steel} />
  </g>
)

export const PropertyCleanout = () => (
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360">
    <rect width="480" height="360" fill={palette.wheat} />
    <circle cx="404" cy="132" r="44" fill={palette.amber} />
    <Cloud x={330} y={70} fill={palette.card} />
    <House x={-34} y={238} scale={0.7} wall={palette.card} />
    <path d="M380 226q50-12 100-8v30H380z" fill={palette.prairieDark} />
    {/* Ground, cut. */}
    <path d="M0 236h480v124H0z" fill={palette.brick} />
    <path d="M0 236h480v14H0z" fill={palette.prairie} />
    <path
      d="M404 290h0M436 316h0M462 280h0M440 344h0M12 300h0"
      stroke={palette.brickLight}
      strokeWidth="12"
      strokeLinecap="round"
    />
    <g className="far" transform="translate(402 238) scale(.37)">
      <TruckBody piled floating />
    </g>
    {/* Rooms: full at the left, swept at the right. */}
    <path d="M32 142L206 26v116z" fill={palette.road} />
    <path d="M206 26L380 142H206z" fill={palette.card} />
    <path d="M32 142h174v94H32z" fill={palette.pineMist} />
    <path d="M206 142h174v94H206z" fill={palette.sky} />
    <path d="M32 244h174v96H32z" fill={palette.steelDark} />
    <path d="M206 244h174v96H206z" fill={palette.line} />
    <Full />
    {/* Where pictures hung, and daylight. */}
    <path d="M224 160h26v32h-26zM258 168h20v20h-20z" fill={palette.cloud} />
    <path d="M324 158h36v42h-36z" fill={palette.card} />
    <path d="M328 162h28v34h-28z" fill={palette.wheat} />
    <path d="M324 200h36l-28 36h-44z" fill={palette.card} opacity=".6" />
    <path d="M206 236h174M206 230h174" stroke={palette.card} strokeWidth="4" />
    <path d="M250 54v84M294 84v54M338 112v26" stroke={palette.line} strokeWidth="5" />
    <path d="M228 46v30" stroke={palette.ink} strokeWidth="2" />
    <circle cx="228" cy="82" r="7" fill={palette.marigold} />
    <path d="M258 340v-16h24v-16h24v-16h24v-16h24v-16h30v80z" fill={palette.sand} />
    <path d="M258 324h24v-16h24v-16h24v-16h24v-16h26" fill="none" stroke={palette.wheat} strokeWidth="4" />
    <g className="far">
      <Crew
        look="fair"
        x={276}
        y={235}
        scale={0.42}
        facing={-1}
        lean={14}
        hands={[
          [258, 194],
          [252, 206],
        ]}
      >
        <path d="M264 182L240 232" stroke={palette.ink} strokeWidth="4" />
        <path d="M234 226l14 6-2 6h-18z" fill={palette.marigold} {...outline} />
      </Crew>
      <path d="M214 238q6-8 12 0z" fill={palette.steelDark} />
      <Crew
        x={234}
        y={336}
        scale={0.42}
        pose="carry"
        hip={[236, 296]}
        feet={[
          [250, 336],
          [222, 336, 24],
        ]}
      >
        <Box x={244} y={300} width={26} height={22} side={0} />
      </Crew>
    </g>
    {/* Structure. */}
    <path d="M206 26V340M32 142H380M32 240H380M32 142V340H380V142" fill="none" stroke={palette.ink} strokeWidth="8" />
    <path d="M14 152L206 24 398 152" fill="none" stroke={palette.ink} strokeWidth="16" />
    <path d="M16 150.5L206 24 396 150.5" fill="none" stroke={palette.brickLight} strokeWidth="11" />
  </svg>
)
