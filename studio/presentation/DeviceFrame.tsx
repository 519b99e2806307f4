import { DesktopIcon } from '@sanity/icons/Desktop';
import { ExpandIcon } from '@sanity/icons/Expand';
import { MobileDeviceIcon } from '@sanity/icons/MobileDevice';
import { TabletDeviceIcon } from '@sanity/icons/TabletDevice';
import { Button, Flex } from '@sanity/ui';
import { type RefObject, useEffect, useState } from 'react';
import { DEVICES, type Device, frameSize, storeDevice, storedDevice } from './frameSize.ts';

const LABELS = {
  fit: ['Full panel', ExpandIcon],
  phone: ['Phone', MobileDeviceIcon],
  tablet: ['Tablet', TabletDeviceIcon],
  desktop: ['Desktop', DesktopIcon],
} as const satisfies Record<Device, unknown>;

const FRAME = 'data-device-frame';

/** Buttons for the width of the preview, which is scaled down where the panel is narrower. */
export function DeviceFrame({ iframeRef }: { iframeRef: RefObject<HTMLIFrameElement | null> }) {
  const [device, setDevice] = useState(storedDevice);
  const [panel, setPanel] = useState({ width: 0, height: 0 });
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  // The frame is mounted after the header, and again for another site.
  useEffect(() => setFrame(iframeRef.current));
  useEffect(() => {
    const element = frame?.parentElement;
    if (!frame || !element) return;
    frame.setAttribute(FRAME, '');
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setPanel({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  const size = frameSize(device, panel);
  return (
    <>
      {size && (
        <style>{`:has(> iframe[${FRAME}]) {
          position: relative;
        }
        iframe[${FRAME}] {
          position: absolute;
          inset: 50% auto auto 50%;
          width: ${size.width}px !important;
          height: ${size.height}px !important;
          max-width: none !important;
          margin: ${-size.height / 2}px 0 0 ${-size.width / 2}px;
          scale: ${size.scale};
          box-shadow: 0 0 0 1px var(--card-border-color) !important;
        }`}</style>
      )}
      <Flex role="group" aria-label="Preview width" gap={1}>
        {DEVICES.map((name) => {
          const [label, icon] = LABELS[name];
          return (
            <Button
              key={name}
              mode="bleed"
              padding={2}
              fontSize={1}
              icon={icon}
              title={label}
              aria-label={label}
              aria-pressed={device === name}
              selected={device === name}
              onClick={() => {
                setDevice(name);
                storeDevice(name);
              }}
            />
          );
        })}
      </Flex>
    </>
  );
}
