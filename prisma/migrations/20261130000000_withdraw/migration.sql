-- AlterTable
ALTER TABLE "Share" ADD COLUMN "report" TEXT;
ALTER TABLE "Share" ADD COLUMN "withdrawnAt" DATETIME;

-- CreateTable
CREATE TABLE "Sharer" (
    "shareId" TEXT NOT NULL,
    "keyHash" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,

    PRIMARY KEY ("shareId", "keyHash"),
    CONSTRAINT "Sharer_shareId_fkey" FOREIGN KEY ("shareId") REFERENCES "Share" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- Shares from before have no key, so nobody can withdraw them.
INSERT INTO "Sharer" ("shareId", "keyHash", "createdAt") SELECT "id", '', "createdAt" FROM "Share";
