'use client';
import { Map as GlMap, Marker, NavigationControl, setWorkerUrl } from 'maplibre-gl';
import WORKER_URL from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { type ReactNode, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import 'maplibre-gl/dist/maplibre-gl.css';
import { useTranslations } from 'next-intl';
import { boundsOf, type Cluster, clustersOf } from './clusters.ts';
import { ClusterMarker, PinMarker } from './markers.client.tsx';
import type { Pin, StreetPins } from './pins.ts';
import type { StreetsProps } from './streets-props.ts';

/** A suburb with its streets. */
const CLOSE_ZOOM = 13.5;
/** A style that has not been drawn by then stays away; slow phones take seconds. */
const PATIENCE_MS = 20_000;
const PADDING = { top: 64, bottom: 40, left: 48, right: 56 };

const prefersStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * A map of streets by MapLibre GL with a marker for each location, or for several that are close together.
 * @param props.onReady called once the style is drawn
 * @param props.onFailed called if the style or WebGL fails
 */
export function StreetMap({
  streets: { styleUrl, hasDriveTimes },
  pins,
  label,
  anchor,
  marks,
  Card,
  onReady,
  onFailed,
}: StreetsProps & { streets: StreetPins; pins: readonly Pin[]; onReady: () => void; onFailed: () => void }) {
  const t = useTranslations('map');
  const box = useRef<HTMLDivElement>(null);
  const end = useId();
  const [map, setMap] = useState<GlMap | null>(null);
  const [zoom, setZoom] = useState(0);
  const [chosen, setChosen] = useState<string | null>(null);
  const slugs = pins.map(({ slug }) => slug).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: pins are the same while their slugs are
  const clustersAt = useMemo(() => clustersOf(pins), [slugs]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one map for each style and set of pins
  useEffect(() => {
    if (!box.current) return;
    setWorkerUrl(WORKER_URL);
    let [isStyled, tiles, failures] = [false, 0, 0];
    let gl: GlMap;
    try {
      gl = openMap(box.current, {
        styleUrl,
        pins,
        texts: {
          'Map.Title': label,
          'NavigationControl.ZoomIn': t('zoomIn'),
          'NavigationControl.ZoomOut': t('zoomOut'),
          'AttributionControl.ToggleAttribution': t('attribution'),
          'CooperativeGesturesHandler.WindowsHelpText': t('gestures.windows'),
          'CooperativeGesturesHandler.MacHelpText': t('gestures.mac'),
          'CooperativeGesturesHandler.MobileHelpText': t('gestures.mobile'),
        },
      });
    } catch (error) {
      console.info('the street map did not start', error);
      return onFailed();
    }
    const timer = setTimeout(onFailed, PATIENCE_MS);
    // Without a listener MapLibre prints every tile that fails. Before there is a style, the style has failed.
    gl.on('error', () => {
      failures += 1;
      if (!isStyled) onFailed();
    });
    gl.once('style.load', () => {
      isStyled = true;
    });
    gl.on('sourcedata', ({ tile }) => {
      if (tile) tiles += 1;
    });
    gl.on('webglcontextlost', onFailed);
    gl.on('zoomend', () => setZoom(gl.getZoom()));
    gl.once('load', () => {
      clearTimeout(timer);
      // A map without a single tile is blank.
      if (tiles === 0 && failures > 0) return onFailed();
      setZoom(gl.getZoom());
      setMap(gl);
      onReady();
    });
    return () => {
      clearTimeout(timer);
      setMap(null);
      gl.remove();
    };
  }, [styleUrl, slugs]);

  const choose = useCallback(
    (pin: Pin) => {
      setChosen(pin.slug);
      map?.easeTo({
        center: [pin.lng, pin.lat],
        zoom: Math.max(map.getZoom(), CLOSE_ZOOM),
        // The card covers the lower half.
        offset: [0, -map.getContainer().clientHeight / 4],
        animate: !prefersStill(),
      });
    },
    [map],
  );
  usePinLinks(map && anchor, pins, choose);
  const open = (cluster: Cluster<Pin>) => {
    const bounds = boundsOf(cluster.places);
    if (!map || !bounds) return;
    const isOnePoint = bounds[0] === bounds[2] && bounds[1] === bounds[3];
    const [first] = cluster.places;
    if (isOnePoint && first) return marks ? marks.onPress(first) : choose(first);
    const [west, south, east, north] = bounds;
    map.fitBounds([west, south, east, north], {
      padding: PADDING,
      maxZoom: Math.max(cluster.expandsAt ?? 0, CLOSE_ZOOM),
      animate: !prefersStill(),
    });
  };
  const close = () => {
    setChosen(null);
    const marker = box.current?.querySelector<HTMLElement>(`[data-pin-marker="${CSS.escape(chosen ?? '')}"]`);
    (marker ?? map?.getCanvas())?.focus({ preventScroll: true });
  };
  const card = pins.find(({ slug }) => slug === chosen);
  return (
    <>
      <a href={`#${end}`} className="btn btn-primary btn-sm streets-skip">
        {t('skip')}
      </a>
      <div ref={box} className="streets-box" />
      {map &&
        clustersAt(zoom).map((cluster) => {
          const [pin] = cluster.places;
          return (
            <MapMarker key={cluster.key} map={map} at={cluster} isPin={!marks && cluster.expandsAt === null}>
              {pin && cluster.expandsAt === null ? (
                <PinMarker
                  pin={pin}
                  marks={marks}
                  isAlone={pins.length === 1}
                  isChosen={pin.slug === chosen}
                  onPress={() => (marks ? marks.onPress(pin) : choose(pin))}
                />
              ) : (
                <ClusterMarker places={cluster.places} marks={marks} onPress={() => open(cluster)} />
              )}
            </MapMarker>
          );
        })}
      {Card && card && <Card pin={card} hasDriveTimes={hasDriveTimes} onClose={close} />}
      <span id={end} tabIndex={-1} className="sr-only">
        {t('end')}
      </span>
    </>
  );
}

function openMap(
  container: HTMLElement,
  { styleUrl, pins, texts }: { styleUrl: string; pins: readonly Pin[]; texts: Record<string, string> },
): GlMap {
  const bounds = boundsOf(pins);
  const gl = new GlMap({
    container,
    style: styleUrl,
    ...(bounds && { bounds: [...bounds], fitBoundsOptions: { padding: PADDING, maxZoom: CLOSE_ZOOM } }),
    // One finger and the wheel scroll the page.
    cooperativeGestures: true,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    maxPitch: 0,
    ...(prefersStill() && { fadeDuration: 0 }),
    locale: texts,
  });
  gl.touchZoomRotate.disableRotation();
  gl.keyboard.disableRotation();
  gl.addControl(new NavigationControl({ showCompass: false }), 'top-right');
  return gl;
}

/** Places React content on the map. */
function MapMarker({
  map,
  at: { lat, lng },
  isPin,
  children,
}: {
  map: GlMap;
  at: { lat: number; lng: number };
  isPin: boolean;
  children: ReactNode;
}) {
  const [element] = useState(() => document.createElement('div'));
  useEffect(() => {
    const marker = new Marker({ element, anchor: isPin ? 'bottom' : 'center' })
      .setLngLat([lng, lat])
      .addTo(map);
    return () => void marker.remove();
  }, [element, map, lat, lng, isPin]);
  return createPortal(children, element);
}

/** Opens the card of a location when its link in a list next to the map is pressed. */
function usePinLinks(
  anchor: string | null | undefined,
  pins: readonly Pin[],
  choose: (pin: Pin) => void,
): void {
  useEffect(() => {
    if (!anchor) return;
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-pin]') : null;
      const pin = pins.find(({ slug }) => slug === link?.dataset.pin);
      if (!link || !pin || link.getAttribute('href') !== `#${anchor}`) return;
      event.preventDefault();
      // Ends a smooth scroll to the link, which goes on if the map is in view already.
      scrollTo({ top: scrollY, behavior: 'instant' });
      document.getElementById(anchor)?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      choose(pin);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [anchor, pins, choose]);
}
