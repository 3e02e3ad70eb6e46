import type { ReactNode } from "react";
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from "react-aria-components";
import { classes } from "./classes";
import { Localized } from "./Localized";
import styles from "./Tabs.module.css";

export type TabItem = { id: string; label: string; count?: number | undefined; content: ReactNode };

/** Tabs that follow the arrow keys; only the chosen panel is mounted. */
export function Tabs({
  label,
  items,
  selected,
  onChange,
}: {
  label: string;
  items: TabItem[];
  selected: string;
  onChange: (id: string) => void;
}) {
  return (
    <Localized>
      <AriaTabs
        selectedKey={selected}
        onSelectionChange={(id) => onChange(String(id))}
        className={classes(styles.tabs)}
      >
        <TabList aria-label={label} className={classes(styles.list)}>
          {items.map((item) => (
            <Tab key={item.id} id={item.id} className={classes(styles.tab)}>
              {item.label}
              {item.count !== undefined && <span className={styles.count}>{item.count}</span>}
            </Tab>
          ))}
        </TabList>
        {items.map((item) => (
          <TabPanel key={item.id} id={item.id} className={classes(styles.panel)}>
            {item.content}
          </TabPanel>
        ))}
      </AriaTabs>
    </Localized>
  );
}
